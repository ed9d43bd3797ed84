/** Calls `make` with the first call, and gives the same result from then on. */
export function memoize<Result extends object>(make: () => Result): () => Result {
  let made: Result | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The same for each text, of which so many are remembered. */
export function memoizeByText<Result>(most: number, make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>()
  return (text) => {
    const result = made.get(text) ?? make(text)
    if (made.size >= most) made.clear()
    made.set(text, result)
    return result
  }
}

/** The same for each key. */
export function memoizeByKey<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new WeakMap<Key, Result>()
  return (key) => {
    const result = made.get(key) ?? make(key)
    made.set(key, result)
    return result
  }
}
