export function shuffleItems<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, by: random() }))
    .sort((one, other) => one.by - other.by)
    .map(({ item }) => item)
}
