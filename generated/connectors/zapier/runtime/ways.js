"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readAtPath = readAtPath;
exports.writeAtPath = writeAtPath;
exports.isRecord = isRecord;
/** The value at a way of field names; undefined where there is none. */
function readAtPath(value, way) {
    return way.reduce((inside, name) => (isRecord(inside) ? inside[name] : undefined), value);
}
/** Writes a value at a way, and makes the objects on it. */
function writeAtPath(target, [name = '', ...more], value) {
    if (more.length === 0) {
        target[name] = value;
        return;
    }
    const inside = isRecord(target[name]) ? target[name] : {};
    target[name] = inside;
    writeAtPath(inside, more, value);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
