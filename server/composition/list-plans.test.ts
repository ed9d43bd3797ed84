import { readPagesAmong } from '../testing/composition/list-plans.ts'

readPagesAmong(100_000)
