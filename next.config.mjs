/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: false,
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Crawlers read only the head: never let metadata stream into the body.
  htmlLimitedBots: /.*/,
};

export default nextConfig;
