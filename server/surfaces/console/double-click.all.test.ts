import './double-click.test.ts'
