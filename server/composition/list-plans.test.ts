import { readPagesAmong } from '../testing/composition/list-plans.ts'

readPagesAmong(20_000)
