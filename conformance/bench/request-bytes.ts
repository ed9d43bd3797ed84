const HOST = '127.0.0.1'

export function getRequest(path: string, key: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${key}\r\n\r\n`, 'latin1')
}

export function jsonRequest(
  method: string,
  path: string,
  key: string,
  headers: Record<string, string>,
  body: unknown,
): Buffer {
  const text = JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${HOST}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
