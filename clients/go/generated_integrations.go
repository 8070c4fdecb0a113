// Code generated from openapi.json by clients/go/scripts/generate.ts. DO NOT EDIT.

package gonggo

import "context"

// SecretFindings: Tokens found in public places.
type SecretFindings []map[string]any

// SecretFindingLabels: One result per finding, in the order sent.
type SecretFindingLabels []SecretFindingLabel

// SecretFindingLabel: The result for one finding.
type SecretFindingLabel struct {
	// SHA-256 of the token, in hex.
	TokenHash string `json:"token_hash"`

	// The `type` of the finding.
	TokenType string `json:"token_type"`

	// Whether the token is, or was, a key of this service.
	Label SecretFindingLabelLabel `json:"label"`
}

// SecretFindingLabelLabel is one of the words below, or one that a newer service knows.
type SecretFindingLabelLabel string

// The known words of [SecretFindingLabelLabel].
const (
	SecretFindingLabelLabelTruePositive  SecretFindingLabelLabel = "true_positive"
	SecretFindingLabelLabelFalsePositive SecretFindingLabelLabel = "false_positive"
)

// IntegrationsMethods: Keys, permissions, limits and the audit log.
type IntegrationsMethods struct{ settings settings }

// ReportLeakedKeys: Report leaked keys.
//
// For secret-scanning partners. The header `Github-Public-Key-Signature` contains the ECDSA signature (P-256, SHA-256,
// DER in base64) of the request body; `Github-Public-Key-Identifier` names the public key. A reported key that is
// still valid is blocked at once, and its owner is notified. Repeating a report changes nothing.
//
// POST /integrations/secret-scanning
func (m *IntegrationsMethods) ReportLeakedKeys(ctx context.Context, body SecretFindings, options ...Option) (SecretFindingLabels, error) {
	return call(ctx, m.settings, operation{method: "POST", path: "/integrations/secret-scanning", body: body, accept: "application/json", takesKey: true}, options, asJSON[SecretFindingLabels])
}
