/** `/Name` */
export class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** `12 0 R` */
export class Ref {
  readonly id: number
  constructor(id: number) {
    this.id = id
  }
}

/** A bare word: an operator of a content stream, `obj`, `endobj`. */
export class Word {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}

export class Dict {
  readonly entries = new Map<string, Value>()
}

/** A dictionary and its stream's raw bytes. */
export class Stream {
  readonly dict: Dict
  readonly data: Uint8Array
  constructor(dict: Dict, data: Uint8Array) {
    this.dict = dict
    this.data = data
  }
}

/** Strings are bytes, one per character. */
export type Value = null | boolean | number | string | Name | Ref | Word | Value[] | Dict | Stream
