// For CloudFront's viewer-request event, with its JavaScript runtime 2.0: clean addresses for an export kept in S3.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const { request } = event;
  const { uri } = request;
  // files that other services ask for, many of them without an ending
  if (uri.startsWith('/.well-known/')) return request;
  // other spellings of a page's address lead to it; only plain names, so that no redirect can leave the host
  const page = /^((?:\/+[\w-]+)*?)(?:\/+index(?:\.html)?|\/+|\.html)?$/.exec(uri);
  const path = page && (page[1].replace(/\/+/g, '/') || '/');
  if (path && path !== uri) {
    const query = request.rawQueryString();
    const value = path + (query ? `?${query}` : '');
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value } } };
  }
  if (uri === '/') request.uri = '/index.html';
  // /404 stays a name that the bucket does not have: its file would come with status 200
  else if (uri !== '/404' && !/\.[a-z0-9]+$/i.test(uri)) request.uri = `${uri}.html`;
  return request;
}
