import './queue.test.ts'
