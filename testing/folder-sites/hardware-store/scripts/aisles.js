document.body.dataset.aisles = String(document.querySelectorAll('.aisles > li').length);
