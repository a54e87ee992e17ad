/** Whether this page is the shell that the service worker gives where the server is out of reach. */
export const isOfflineShell = (): boolean =>
  document.documentElement.dataset["offline"] !== undefined;
