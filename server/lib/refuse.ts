/** A player asked for something the rules do not allow. Not a bug: no stack trace, no alert. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly code: string;
  readonly status: number;
  /** Further fields of the answer, such as suggestions or seconds to wait. */
  details: Record<string, unknown> = {};

  constructor(
    code: string,
    message: string,
    status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503 = 409,
  ) {
    super(message);
    this.code = code;
    this.status = status;
  }

  with(details: Record<string, unknown>): this {
    this.details = details;
    return this;
  }
}
