/** @jest-environment node */
import { Server } from 'node:net';
import { readPort, serveExport } from '@/scripts/serve-export';

const FOLDER = '__tests__';

/** Refuses to listen, as the system does. */
const refuseToListen = (code: string) =>
  jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    process.nextTick(() => this.emit('error', Object.assign(new Error(code), { code })));
    return this;
  });

test('an address of another machine is refused in one line', async () => {
  // reserved for documentation
  await expect(serveExport({ folder: FOLDER, host: '203.0.113.1' })).rejects.toThrow(
    /^HOST is "203\.0\.113\.1", which is not an address of this machine \(\w+\)\. Set it to 127\.0\.0\.1, or leave it out\.$/,
  );
});

test('a port for administrators is refused in one line', async () => {
  refuseToListen('EACCES');
  await expect(serveExport({ folder: FOLDER, port: 80 })).rejects.toThrow(
    /^Port 80 is reserved for administrators\. Set PORT to a number from 1024, such as 8080\.$/,
  );
});

test.each([
  [3000, 3020],
  [65_530, 65_535],
])('where the ports from %i are in use, so many are tried', async (port, last) => {
  const listen = refuseToListen('EADDRINUSE');
  await expect(serveExport({ folder: FOLDER, port })).rejects.toThrow(
    `The ports ${port} to ${last} are in use. End what uses them, or set PORT to another number.`,
  );
  expect(listen.mock.lastCall?.[0]).toBe(last);
});

test.each(['70000', '65536', '-1', '80.5', 'http'])('PORT=%s is refused in one line', (PORT) => {
  jest.replaceProperty(process, 'env', { ...process.env, PORT });
  expect(() => readPort(4000)).toThrow(
    `PORT is "${PORT}". It must be a number from 0 (any free port) to 65535.`,
  );
});
