const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Compares versions such as 1.9.0. False if either is not three numbers. */
export function isOlder(version: string, minimum: string): boolean {
  const [own, needed] = [VERSION.exec(version), VERSION.exec(minimum)]
  if (!own || !needed) return false
  const place = [1, 2, 3].find((index) => Number(own[index]) !== Number(needed[index]))
  return place !== undefined && Number(own[place]) < Number(needed[place])
}
