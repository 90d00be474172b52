/** Made by `drawings.vite.ts`. */
declare module 'virtual:drawings/*' {
  const address: string;
  export default address;
}
