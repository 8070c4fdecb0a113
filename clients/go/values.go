package gonggo

import (
	"encoding/json"
	"time"
)

// Optional is a field that may be omitted: absent, null, or a value. The zero value is absent, which leaves a field of
// a patch unchanged; [Null] resets it; [Set] replaces it.
//
// It is a list with at most one item, because encoding/json omits empty lists, but not structs before Go 1.24.
type Optional[T any] []*T

// Set returns a field with a value.
func Set[T any](value T) Optional[T] { return Optional[T]{&value} }

// Null returns a field that is null.
func Null[T any]() Optional[T] { return Optional[T]{nil} }

// IsNull reports whether the field is present and null.
func (o Optional[T]) IsNull() bool { return len(o) > 0 && o[0] == nil }

// Get returns the value; false if the field is absent or null.
func (o Optional[T]) Get() (value T, ok bool) {
	if ok = len(o) > 0 && o[0] != nil; ok {
		value = *o[0]
	}
	return value, ok
}

// MarshalJSON writes the value, or null.
func (o Optional[T]) MarshalJSON() ([]byte, error) { return json.Marshal(append(o, nil)[0]) }

// UnmarshalJSON reads a value, or null.
func (o *Optional[T]) UnmarshalJSON(text []byte) error {
	*o = Null[T]()
	return json.Unmarshal(text, &(*o)[0])
}

// Timestamp is a time in the format of the service, such as 2026-11-23T10:00:00+09:00.
type Timestamp string

// Time parses the text.
func (t Timestamp) Time() (time.Time, error) { return time.Parse(time.RFC3339, string(t)) }
