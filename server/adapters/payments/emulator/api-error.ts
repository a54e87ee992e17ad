/** What the API refuses: nothing has been changed, and nothing is remembered of it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string } };

  constructor(status: number, error: { type: string; message: string; [field: string]: unknown }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

type Details = { code?: string; param?: string; [field: string]: unknown };

export const invalid = (message: string, details: Details = {}, status = 400): ApiError =>
  new ApiError(status, { type: "invalid_request_error", message, ...details });

export const missing = (kind: string, id: string): ApiError =>
  invalid(`No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" }, 404);

/** A field of the card is wrong by itself: no bank was asked. */
export const wrongCard = (code: string, param: string, message: string): ApiError =>
  new ApiError(402, { type: "card_error", code, param, message });
