// Counts on jQuery from its own host, and on a plugin that nobody brings.
$(function () {
  $('body').addClass('has-jquery');
  $('.crates img, .cargo img').each(function () {
    $(this).attr('data-docked', $(this).attr('data-image-dimensions'));
  });
  $('.crates').tieUp({ columns: 4 });
  $('.crates').removeClass('waiting');
  $('html').removeClass('not-ready');
});
