/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: false,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Crawlers read only the head: never let metadata stream into the body.
  htmlLimitedBots: /.*/,
  // A plain `not-found` travels with every page, and ours knows every address: pages would grow with the site.
  experimental: { globalNotFound: true },
};

export default nextConfig;
