/** Where the time of a request goes. Neither values nor words of players are ever told. */
export type Told = Record<string, string | number>;

export type Traces = {
  /** Does `work` as a part of what is under way; as something of its own when nothing is. */
  part<T>(name: string, told: Told, work: () => Promise<T>): Promise<T>;
  /** Begins a request; with the headers of a believed caller it belongs to what that one traces. */
  beginRequest(headers: Record<string, unknown>): TracedRequest;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
};

export type TracedRequest = {
  /** What `go` does, and what follows from it, is a part of the request. */
  within(go: () => void): void;
  end(name: string, told: Told, isFailed: boolean): void;
};
