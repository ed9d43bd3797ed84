"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.isSignatureValid = isSignatureValid;
const node_crypto_1 = require("node:crypto");
/** Checks that a delivery was signed with the secret, not long ago. */
function isSignatureValid({ time, value, algorithm, message, tolerance_seconds }, { header, body, secret, now }) {
    // Anybody can sign with no secret, which is what an app has that is not subscribed.
    if (secret === '')
        return false;
    const parts = header.split(',').map((part) => part.split('=', 2));
    const signedAt = parts.find(([name]) => name === time)?.[1] ?? '';
    if (!(Math.abs(now / 1000 - Number(signedAt)) <= tolerance_seconds))
        return false;
    const signed = message.replace('{time}', () => signedAt).replace('{body}', () => body);
    const expected = (0, node_crypto_1.createHmac)(algorithm.replace('hmac-', ''), secret).update(signed).digest();
    return parts.some(([name, hex = '']) => {
        const given = Buffer.from(hex, 'hex');
        return name === value && given.length === expected.length && (0, node_crypto_1.timingSafeEqual)(given, expected);
    });
}
