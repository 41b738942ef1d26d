/**
 * Removes repeated slashes from the address, which many hosts answer like single ones. For Next, the first two of
 * `//joya-boutique/about` begin the name of another host, and it fails.
 */
export function removeRepeatedSlashes(): void {
  const { origin, pathname, search, hash } = location;
  const path = pathname.replace(/\/+/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', origin + path + search + hash);
}
