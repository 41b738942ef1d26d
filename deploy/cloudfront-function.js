// For CloudFront's viewer-request event: clean addresses for an export kept in S3.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  // other spellings of a page's address lead to it; only plain names, so that no redirect can leave the host
  var other = /^((?:\/[\w-]+)*?)(?:\/index(?:\.html)?|\/|\.html)$/.exec(uri);
  if (other && uri !== '/') {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: other[1] || '/' } },
    };
  }
  if (uri === '/') request.uri = '/index.html';
  else if (!/\.[a-z0-9]+$/i.test(uri)) request.uri = uri + '.html';
  return request;
}
