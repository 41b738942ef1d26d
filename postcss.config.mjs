export default {
  plugins: {
    '@csstools/postcss-global-data': { files: ['app/styles/media.css'] },
    'postcss-custom-media': {},
  },
};
