import { navigateProgram, type Program } from '@typespec/compiler'
import { getHttpOperation } from '@typespec/http'
import { getExtensions, getOperationId, setExtension } from '@typespec/openapi'
import { findHost, getSources } from '../../contract/lib/index.js'

/** The parameter of a list that takes what people type to search. */
const SEARCH = 'q'

/** A path tells the host of its operation, and what a dropdown needs that the operation fills: inputs of the same names. */
export function addPathExtensions(program: Program): void {
  const sources = getSources(program)
  navigateProgram(program, {
    operation(operation) {
      if (!operation.interface || getExtensions(program, operation).has('x-postern-webhook')) return
      const [{ path, parameters }] = getHttpOperation(program, operation)
      const [host] = findHost(path)
      if (host) setExtension(program, operation, 'x-postern-host', host)
      const needed = parameters.parameters.filter(({ type }) => type === 'path')
      for (const source of sources.filter((one) => one.operation === getOperationId(program, operation))) {
        source.needs = Object.fromEntries(needed.map(({ name }) => [name, name]))
        if (operation.parameters.properties.has(SEARCH)) source.search = SEARCH
      }
    },
  })
}
