import address from 'virtual:drawings';

/** Icons and figures as one drawing; without a network, and not kept, nothing: then things are told by their words alone. */
export const drawings: Promise<string> = fetch(address)
  .then((response) => (response.ok ? response.text() : ''))
  .catch(() => '');
