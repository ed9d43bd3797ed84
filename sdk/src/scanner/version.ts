const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** Whether a version such as 1.9.0 comes before another. What is not three numbers is not judged. */
export function isOlder(version: string, minimum: string): boolean {
  const [own, needed] = [VERSION.exec(version), VERSION.exec(minimum)]
  if (!own || !needed) return false
  const place = [1, 2, 3].find((index) => Number(own[index]) !== Number(needed[index]))
  return place !== undefined && Number(own[place]) < Number(needed[place])
}
