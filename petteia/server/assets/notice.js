// Somebody followed the link, so it is carried out at once. Programs that only look where a link leads run no scripts.
const form = document.querySelector('form')
if (form) HTMLFormElement.prototype.submit.call(form)
