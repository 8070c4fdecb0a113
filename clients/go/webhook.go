package gonggo

import (
	"cmp"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// WebhookVerifier checks whether the service has sent a webhook request.
type WebhookVerifier struct {
	// Secrets are whsec_…, or whpk_… if the webhook signs with v1a; during a rotation, the old and the new one.
	Secrets []string
	// Tolerance is the maximum age of a delivery, or how far it may be in the future. Default: 5 minutes.
	Tolerance time.Duration
	// Now is the clock. Default: [time.Now].
	Now func() time.Time
}

// Verify returns the event if one of the secrets has signed it, otherwise an error that is [ErrInvalidSignature]. The
// body must be the bytes as received; text that was parsed and serialized again may differ.
func (v WebhookVerifier) Verify(body []byte, header http.Header) (*WebhookEvent, error) {
	id, timestamp := header.Get("Webhook-Id"), header.Get("Webhook-Timestamp")
	if v.Now == nil {
		v.Now = time.Now
	}
	seconds, err := strconv.ParseUint(timestamp, 10, 40)
	age := v.Now().Sub(time.Unix(int64(seconds), 0)).Abs()
	if id == "" || err != nil || age > cmp.Or(v.Tolerance, 5*time.Minute) {
		return nil, fmt.Errorf("%w: id or time is missing, or too old, or too new", ErrInvalidSignature)
	}
	signed := append([]byte(id+"."+timestamp+"."), body...)
	for _, secret := range v.Secrets {
		fits, err := checkOf(secret)
		if err != nil {
			return nil, err
		}
		for _, entry := range strings.Fields(header.Get("Webhook-Signature")) {
			if fits(entry, signed) {
				event := new(WebhookEvent)
				return event, json.Unmarshal(body, event)
			}
		}
	}
	return nil, fmt.Errorf("%w: none fits", ErrInvalidSignature)
}

// checkOf returns a function that checks whether an entry, such as v1,K5oZ…, was signed with a secret.
func checkOf(secret string) (func(entry string, signed []byte) bool, error) {
	text, isPublic := strings.CutPrefix(secret, "whpk_")
	value, err := bytesOf(strings.TrimPrefix(text, "whsec_"))
	if err != nil || len(value) == 0 || (isPublic && len(value) != ed25519.PublicKeySize) {
		return nil, fmt.Errorf("%w: the secret of a webhook is whsec_ or whpk_ and base64", ErrUsage)
	}
	return func(entry string, signed []byte) bool {
		version, given, _ := strings.Cut(entry, ",")
		signature, err := bytesOf(given)
		if isPublic {
			return err == nil && version == "v1a" && ed25519.Verify(value, signed, signature)
		}
		sum := hmac.New(sha256.New, value)
		sum.Write(signed)
		return err == nil && version == "v1" && hmac.Equal(signature, sum.Sum(nil))
	}, nil
}

func bytesOf(text string) ([]byte, error) {
	return base64.RawStdEncoding.DecodeString(strings.TrimRight(text, "="))
}
