// read first, so that a malformed address stops the build before it begins
import './site-url.mjs';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  typedRoutes: true,
  poweredByHeader: false,
  // jest reads this too: both packages ship ES modules only
  transpilePackages: ['swiper', 'yet-another-react-lightbox'],
  experimental: { globalNotFound: true },
};

export default nextConfig;
