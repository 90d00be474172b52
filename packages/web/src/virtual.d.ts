/** Made by `silhouettes.vite.ts`. */
declare module 'virtual:silhouettes' {
  const address: string;
  export default address;
}
