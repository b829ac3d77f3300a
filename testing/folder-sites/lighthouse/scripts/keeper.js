/* Sizes pictures, opens the menu and lights the page, with what the other host gives to scripts. */
Y.use('node', 'squarespace-gallery-ng', function (Y) {

  var Keeper = Y.namespace('Template').Keeper = {

    initialize: function () {
      this.shelf = Y.one('#shelf');
      this.bindMenu();
      this.layOut();
      Y.one(window).on('resize', this.layOut, this);
      Y.one('body').setAttribute('data-shop', Static.SQUARESPACE_CONTEXT.website.siteTitle);
      if (Y.one('body.collection-type-products.view-list')) {
        Y.one('.shelf').removeClass('loading');
      }
    },

    bindMenu: function () {
      Y.one('#navToggle').on('click', function (e) {
        e.preventDefault();
        Y.one('#header').toggleClass('nav-open');
      });
      Y.one('#page').delegate('click', function (e) {
        e.currentTarget.ancestor('.lamp-pictures').all('.lamp-picture').removeClass('chosen');
        e.currentTarget.addClass('chosen');
      }, '.lamp-picture');
    },

    layOut: function () {
      if (this.shelf) {
        var columns = Y.one('body').get('winWidth') > 800 ? 3 : 2;
        this.shelf.setStyle('fontSize', '16px');
        this.shelf.all('.shelf-item').each(function (item, i) {
          item.setStyles({ width: (100 / columns) + '%', order: i });
        });
      }
      Y.all('.shelf-picture').each(function (box) {
        box.setStyle('height', Math.round(box.get('offsetWidth') * 0.75) + 'px');
      });
      Y.all('.lamp-picture').each(function (box) {
        box.setStyle('height', Math.round(box.get('offsetWidth') * 0.66) + 'px');
      });
      Y.all('.shelf-picture img[data-src], .lamp-picture img[data-src]').each(function (img) {
        ImageLoader.load(img.removeAttribute('data-load'), { load: true, mode: 'fill' });
      });
      if (this.ratioOf(Y.Squarespace.Template.getTweakValue('shelf-ratio')) > 1) {
        Y.one('body').addClass('wide-shelf');
      }
    },

    ratioOf: function (value) {
      var parts = String(value || '1:1').split(':');
      return parseInt(parts[0], 10) / parseInt(parts[1], 10);
    }
  };

  Y.on('domready', Keeper.initialize, Keeper);
});

window.Squarespace.onInitialize(Y, function () {
  document.documentElement.className += ' host-ready';
});
