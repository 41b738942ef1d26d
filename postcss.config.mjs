const config = {
  plugins: {
    '@csstools/postcss-global-data': { files: ['app/styles/custom-media.css'] },
    'postcss-custom-media': {},
  },
};

export default config;
