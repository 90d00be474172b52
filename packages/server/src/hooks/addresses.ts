import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the open Internet: nobody outside may reach them through this server. */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  // This machine, private networks, those of providers, links, documentation, tests, multicast, broadcast.
  ...(
    [
      ['0.0.0.0', 8],
      ['10.0.0.0', 8],
      ['100.64.0.0', 10],
      ['127.0.0.0', 8],
      ['169.254.0.0', 16],
      ['172.16.0.0', 12],
      ['192.0.0.0', 24],
      ['192.0.2.0', 24],
      ['192.88.99.0', 24],
      ['192.168.0.0', 16],
      ['198.18.0.0', 15],
      ['198.51.100.0', 24],
      ['203.0.113.0', 24],
      ['224.0.0.0', 3],
    ] as const
  ).map(([network, prefix]) => [network, prefix, 'ipv4'] as const),
];

/** Of IPv6 only what is given out for the open Internet, without the parts of it that lead elsewhere. */
const PUBLIC_6 = listOf([['2000::', 3, 'ipv6']]);
const NOT_PUBLIC_6 = listOf([
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
]);
const NOT_PUBLIC_4 = listOf(NOT_PUBLIC);

function listOf(networks: typeof NOT_PUBLIC): BlockList {
  const list = new BlockList();
  for (const [network, prefix, family] of networks) list.addSubnet(network, prefix, family);
  return list;
}

/** Whether an address is one of the open Internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC_4.check(address, 'ipv4');
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
}

/**
 * Whether this may be called at all, by what it says: a name on the usual port of https. Numbers are refused, and with them
 * every way of writing one that means this machine.
 */
export function mayBeCalled(text: string): boolean {
  try {
    const { protocol, hostname, port, username, password } = new URL(text);
    const isName = /^[a-z0-9.-]+\.[a-z][a-z0-9-]*\.?$/.test(hostname);
    return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
  } catch {
    return false;
  }
}

/** Finds addresses by name, and none that is not public: asked by the connection itself, so that no second answer counts. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => !isPublic(address)))
      return done(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
