import { readPagesAmong } from '../testing/composition/list-plans.ts'

readPagesAmong(200_000)
