/* The order of the layers comes before the style of any component. */
import '~/styles/index.css';

// As the head script marks a page on which scripts run.
document.documentElement.dataset.script = 'on';
