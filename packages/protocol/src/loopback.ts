/** Whether a host name, as `URL` and `location` tell it, is of the machine that asks: nobody else reaches it by that name. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
