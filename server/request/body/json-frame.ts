/** One open array or object. Frames are linked so that a pointer is only built when there is a problem to report. */
export type Frame = {
  readonly parent: Frame | undefined
  readonly isObject: boolean
  readonly depth: number
  index: number
  key: string
  /** None before the first key: a body can hold hundreds of thousands of empty objects. */
  keys: Set<string> | undefined
}

const MAX_POINTER_LENGTH = 512

export function openFrame(parent: Frame | undefined, isObject: boolean): Frame {
  return {
    parent,
    isObject,
    depth: parent === undefined ? 1 : parent.depth + 1,
    index: 0,
    key: '',
    keys: undefined,
  }
}

/** The pointer to the current value, or to its nearest enclosing value whose pointer is short enough to send back. */
export function pointerTo(frame: Frame | undefined): string {
  const frames: Frame[] = []
  for (let open = frame; open !== undefined; open = open.parent) frames.push(open)
  let pointer = ''
  for (const open of frames.reverse()) {
    const token = open.isObject ? open.key.replaceAll('~', '~0').replaceAll('/', '~1') : String(open.index)
    if (pointer.length + token.length >= MAX_POINTER_LENGTH) break
    pointer += `/${token}`
  }
  return pointer
}
