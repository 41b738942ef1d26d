// A fake of the EmailJS API over HTTPS; the browser maps the real host name to it. The sender's address selects the
// answer: answers-429@guests.example, never-answers@..., hangs-up@... A success returns the request body.
import { createServer } from 'node:https';
import { generate } from 'selfsigned';

export const MAIL_HOST = 'api.emailjs.com';
const SEND_PATH = '/api/v1.0/email/send';
const BODY_KEYS = ['lib_version', 'service_id', 'template_id', 'template_params', 'user_id'];

const STATUS_TEXT = {
  200: 'OK',
  400: 'The service ID not found',
  403: 'Forbidden',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'Internal Server Error',
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
};

function answer(request, body, response) {
  if (request.url !== SEND_PATH || request.method !== 'POST') return response.writeHead(404, CORS).end();
  let message;
  try {
    message = JSON.parse(body);
  } catch {
    return response.writeHead(400, CORS).end('The body is not JSON');
  }
  if (Object.keys(message).sort().join() !== BODY_KEYS.join()) {
    return response.writeHead(400, CORS).end('The parameters are invalid');
  }
  const sender = message.template_params.from_email;
  if (sender.startsWith('never-answers@')) return;
  if (sender.startsWith('hangs-up@')) return request.socket.destroy();
  const status = Number(/^answers-(\d{3})@/.exec(sender)?.[1] ?? 200);
  const text = status === 200 ? body : STATUS_TEXT[status];
  response.writeHead(status, { ...CORS, 'content-type': 'text/html' }).end(text);
}

/** @returns {Promise<{ port: number, close: () => Promise<void> }>} */
export async function startMailService() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: MAIL_HOST }]);
  const server = createServer({ key, cert }, (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks).toString('utf8'), response));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: server.address().port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
