"""Prints a page to a PDF as WebKitGTK prints it, which its WebDriver cannot: address, window width, file."""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

ANSWERS = "document.readyState === 'complete' && document.querySelector('html[data-hydrated]') && !document.querySelector('#apply form[hidden]')"


def print_page(view, file):
    settings = Gtk.PrintSettings()
    settings.set_printer('Print to File')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file))
    paper = Gtk.PageSetup()
    paper.set_paper_size(Gtk.PaperSize.new('iso_a4'))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(paper)
    operation.connect('finished', lambda _: Gtk.main_quit())
    operation.connect('failed', lambda _, error: sys.exit(error.message))
    operation.print_()
    return operation


def main(address, width, file):
    window = Gtk.OffscreenWindow()
    window.set_default_size(int(width), 900)
    view = WebKit2.WebView()
    window.add(view)
    window.show_all()
    kept = []

    def look(source, result):
        if source.evaluate_javascript_finish(result).to_boolean():
            kept.append(print_page(view, file))
        else:
            GLib.timeout_add(50, ask)

    def ask():
        view.evaluate_javascript(ANSWERS, -1, None, None, None, look)
        return False

    def changed(_, event):
        if event == WebKit2.LoadEvent.FINISHED:
            ask()

    view.connect('load-changed', changed)
    view.load_uri(address)
    Gtk.main()


main(*sys.argv[1:])
