// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import "context"

// WidgetMethods: Addresses that calendars, feed readers and widgets read without a key.
type WidgetMethods struct{ settings settings }

// GetScript: The script of widgets.
//
// A script for pages of other sites: it fills each element with `data-gonggo-widget` with a frame of that link. It
// needs no key, stores nothing, and sends requests to this service only.
//
// GET /widget.js
func (m *WidgetMethods) GetScript(ctx context.Context, options ...Option) (string, error) {
	return call(ctx, m.settings, operation{method: "GET", path: "/widget.js", accept: "text/javascript"}, options, asText)
}
