import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What the page may do: load its own files and nothing else. No script or style stands inside the page, so none is
 * allowed there.
 */
export const policy: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      // On plain http this would send every request for an asset to an https that is not there.
      upgradeInsecureRequests: null,
    },
  },
  frameguard: { action: 'deny' },
  // For whoever ends https in front of this server to say.
  strictTransportSecurity: false,
};

/** Powers of the browser that the page never asks for. */
export const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';
