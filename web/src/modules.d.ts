declare module '*.icons' {
  const icons: Record<string, string>
  export default icons
}

declare module 'virtual:notices' {
  const notices: { name: string; version: string; licence: string; text: string }[]
  export default notices
}
