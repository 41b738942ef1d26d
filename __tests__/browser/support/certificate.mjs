// A certificate for servers of the tests, made anew for each run: X.509 by hand, since Node makes keys but no
// certificates, and not every machine has openssl.
import { generateKeyPairSync, sign } from 'node:crypto';

const DAY_MS = 86_400_000;

/** @param {number} tag @param {...Buffer} parts */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts) => der(0x30, ...parts);
const integer = (value) => der(0x02, Buffer.from([value]));
const text = (tag, value) => der(tag, Buffer.from(value));
const oid = (hex) => der(0x06, Buffer.from(hex, 'hex'));
const utcTime = (time) => text(0x17, `${new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)}Z`);

/** @param {string} host */
export function selfSigned(host) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
  const commonName = sequence(der(0x31, sequence(oid('550403'), text(0x0c, host))));
  const facts = sequence(
    integer(1),
    ecdsaWithSha256,
    commonName,
    sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS)),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', facts, privateKey);
  const certificate = sequence(facts, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
