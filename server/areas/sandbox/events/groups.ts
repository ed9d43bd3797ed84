/** A small tree, in the order of its making: nobody comes before who is above them. */
export const groupPlans: { code: string; name: string; parent: string | null }[] = [
  { code: 'north', name: 'North Shore', parent: null },
  { code: 'north-pier', name: 'North Pier', parent: 'north' },
  { code: 'north-hill', name: 'North Hill', parent: 'north' },
  { code: 'south', name: 'South Shore', parent: null },
  { code: 'south-quay', name: 'South Quay', parent: 'south' },
  { code: 'south-school', name: 'South Shore School', parent: 'south' },
  { code: 'south-school-juniors', name: 'South Shore School, Juniors', parent: 'south-school' },
  { code: 'south-school-seniors', name: 'South Shore School, Seniors', parent: 'south-school' },
]
