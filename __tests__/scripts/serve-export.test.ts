import { Server } from 'node:net';
import { readPort, serveExport } from '@/scripts/serve-export';

test('where twenty ports in a row are in use, the reader is told', async () => {
  jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error(), { code: 'EADDRINUSE' })));
    return this;
  });
  await expect(serveExport({ folder: '__tests__', port: 3000 })).rejects.toThrow(
    'The ports 3000 to 3020 are in use. End what uses them, or set PORT to another number.',
  );
});

test.each(['65536', '-1', '80.5', 'http'])('PORT=%s is refused in one line', (PORT) => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT });
  expect(() => readPort(4000)).toThrow(
    `PORT is "${PORT}". It must be a number from 0 (any free port) to 65535.`,
  );
});
