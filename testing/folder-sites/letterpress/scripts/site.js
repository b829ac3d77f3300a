document.documentElement.classList.add('is-printed');
