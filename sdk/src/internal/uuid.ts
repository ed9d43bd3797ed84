/** As `randomUUID`, which is missing on pages without https: 1 and 0 become any digit, 8 one of 8 to b. */
export function newUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
