import type { Call } from './call.ts'
import type { Page } from './types.ts'

/** A listing that is read page by page during iteration: `for await (const job of client.jobs.list())`. */
export class Listing<T> implements AsyncIterable<T> {
  readonly #read: (cursor: string | undefined) => Call<Page<T>>
  readonly #cursor: string | undefined

  constructor(read: (cursor: string | undefined) => Call<Page<T>>, cursor: string | undefined) {
    this.#read = read
    this.#cursor = cursor
  }

  /** Reads the first page only. */
  page(): Call<Page<T>> {
    return this.#read(this.#cursor)
  }

  /** Yields all pages, with one request per page. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page = await this.page()
    yield page
    while (page.next_cursor !== null) {
      page = await this.#read(page.next_cursor)
      yield page
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page.data
  }
}
