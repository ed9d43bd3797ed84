export async function post(url: string, key: string, body?: object): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': crypto.randomUUID() }
  const json = body
    ? { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    : { headers }
  const response = await fetch(url, { method: 'POST', ...json })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
}
