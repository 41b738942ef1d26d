#!/bin/sh
# Serves a new export, without a moment between the old one and the new one.
#   deploy/upload.sh <export> <site>
set -eu
umask 022
export_folder=$1
kept_releases=5
kept_days=90

if [ ! -f "$export_folder/index.html" ]; then
  echo "$export_folder holds no export: there is no index.html in it." >&2
  exit 1
fi
mkdir -p "$2/releases" "$2/shared/_next/static" "$2/shared/photos"
site=$(cd "$2" && pwd)
. "$(dirname "$0")/switch.sh"

# nobody meets the new release before it is complete
incoming="$site/incoming"
rm -rf "$incoming"
mkdir "$incoming"
cp -R "$export_folder/." "$incoming"
# copies for servers that know no clean addresses; nginx.conf redirects to the clean one
find "$incoming" -mindepth 2 \( -name index.html -o -name index.txt \) | while read -r copy; do
  [ ! -f "$(dirname "$copy").html" ] || rm "$copy"
done
find "$incoming" -type f \( -name '*.html' -o -name '*.js' -o -name '*.css' -o -name '*.txt' -o -name '*.xml' \
  -o -name '*.json' -o -name '*.webmanifest' -o -name '*.svg' \) -exec gzip -9nk {} +
chmod -R a+rX "$incoming"
release=$(date -u +%Y%m%d-%H%M%S-%N)
mv "$incoming" "$site/releases/$release"

# What open pages name stays after their release has gone. Hard links, so that the two take the room of one; where a
# picture without a version has changed, each release still serves its own.
for part in _next/static photos; do
  cp -Rlf "$site/releases/$release/$part/." "$site/shared/$part"
done
switch_to "$release"

cd "$site"
current=$(release_of current)
previous=$(release_of previous)
ls releases | sort -r | tail -n "+$((kept_releases + 1))" | while read -r old; do
  [ "$old" = "$current" ] || [ "$old" = "$previous" ] || rm -r "releases/$old"
done
removed=$(find shared -type f -mtime "+$kept_days" | while read -r file; do
  for kept in releases/*; do
    [ ! -e "$kept/${file#shared/}" ] || continue 2
  done
  rm "$file"
  echo "$file"
done | wc -l)
[ "$removed" -eq 0 ] || echo "Removed shared files that no page has named for $kept_days days: $removed"
