/** Drawings by their address as one; without a network, and not kept, nothing: then things are told by their words alone. */
export const drawn = (address: string): Promise<string> =>
  fetch(address)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
