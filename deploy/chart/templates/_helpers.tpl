{{- define "adcopy.labels" -}}
app.kubernetes.io/name: adcopy
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "adcopy.metadata" -}}
name: {{ .root.Release.Name }}-{{ .name }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "adcopy.labels" . | nindent 2 }}
  app.kubernetes.io/version: {{ .root.Values.image.tag | default .root.Chart.AppVersion | quote }}
  app.kubernetes.io/managed-by: {{ .root.Release.Service }}
  helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "adcopy.image" -}}
{{ .root.Values.image.registry }}/adcopy-{{ .image }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{/* An environment variable whose value comes from an existing secret. */}}
{{- define "adcopy.secretVariable" -}}
- name: {{ .variable }}
  valueFrom:
    secretKeyRef: { name: {{ .from.existingSecret }}, key: {{ .from.key }} }
{{- end }}

{{/* Settings of a pod, including those that PodSecurity `restricted` requires. */}}
{{- define "adcopy.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: tmp
    emptyDir: {}
  - name: database
    secret:
      secretName: {{ (get .root.Values.secrets.databaseUrl .name).existingSecret }}
      defaultMode: 288 # 0440
      optional: true # each key may be missing
      items: [{ key: ca.crt, path: ca.crt }, { key: pgpass, path: pgpass }]
  {{- if and (eq .name "worker") (include "adcopy.temporalFiles" .root) }}
  - name: temporal
    projected:
      defaultMode: 288
      sources: {{- include "adcopy.temporalFiles" .root | nindent 8 }}
  {{- end }}
{{- end }}

{{/* The secrets whose keys are files of the worker in /etc/temporal. */}}
{{- define "adcopy.temporalFiles" -}}
{{- with .Values.temporal.clientCertificate.existingSecret }}
- secret: { name: {{ . }}, items: [{ key: tls.crt, path: tls.crt }, { key: tls.key, path: tls.key }] }
{{- end }}
{{- if dig "serverCa" "existingSecret" "" .Values.temporal }}
- secret: { name: {{ .Values.temporal.serverCa.existingSecret }}, items: [{ key: {{ .Values.temporal.serverCa.key }}, path: ca.crt }] }
{{- end }}
{{- end }}

{{/* Settings of a container, including those that PodSecurity `restricted` requires. */}}
{{- define "adcopy.container" -}}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - name: tmp
    mountPath: /tmp
  - name: database
    mountPath: /etc/db
    readOnly: true
  {{- if and (eq .name "worker") (include "adcopy.temporalFiles" .root) }}
  - name: temporal
    mountPath: /etc/temporal
    readOnly: true
  {{- end }}
{{- end }}

{{/* The list of one program's environment variables. */}}
{{- define "adcopy.env" -}}
{{- $values := .root.Values -}}
{{- include "adcopy.secretVariable" (dict "variable" "DATABASE_URL" "from" (get $values.secrets.databaseUrl .name)) }}
{{ include "adcopy.secretVariable" (dict "variable" "FINGERPRINT_KEYS" "from" $values.secrets.fingerprintKeys) }}
{{- $plain := dict "WEB_ORIGIN" $values.webOrigin "PGPASSFILE" "/etc/db/pgpass" }}
{{- if eq .name "worker" }}
  {{- $_ := merge $plain (dict "TEMPORAL_ADDRESS" $values.temporal.address "TEMPORAL_NAMESPACE" $values.temporal.namespace
      "TEMPORAL_TASK_QUEUE" $values.temporal.taskQueue "TEMPORAL_TLS" $values.temporal.tls
      "WORKER_CONCURRENCY" $values.worker.concurrency "SHUTDOWN_GRACE_SECONDS" $values.worker.shutdownGraceSeconds) }}
  {{- if $values.temporal.clientCertificate.existingSecret }}
    {{- $_ := merge $plain (dict "TEMPORAL_TLS_CLIENT_CERT_PATH" "/etc/temporal/tls.crt"
        "TEMPORAL_TLS_CLIENT_KEY_PATH" "/etc/temporal/tls.key") }}
  {{- end }}
  {{- if dig "serverCa" "existingSecret" "" $values.temporal }}
    {{- $_ := set $plain "TEMPORAL_TLS_SERVER_CA_CERT_PATH" "/etc/temporal/ca.crt" }}
  {{- end }}
  {{- if $values.temporal.apiKey.existingSecret }}
{{ include "adcopy.secretVariable" (dict "variable" "TEMPORAL_API_KEY" "from" $values.temporal.apiKey) }}
  {{- end }}
{{- else }}
  {{- $_ := merge $plain (dict "TRUSTED_PROXY_HOPS" $values.trustedProxyHops "DRAIN_DELAY_SECONDS" $values.drainDelaySeconds) }}
{{- end }}
{{- if eq .name "web" }}
{{ include "adcopy.secretVariable" (dict "variable" "BETTER_AUTH_SECRET" "from" $values.secrets.sessions) }}
  {{- $_ := merge $plain (dict "API_ORIGIN" $values.apiOrigin "TEMPORAL_UI_URL" $values.temporal.uiUrl
      "TEMPORAL_NAMESPACE" $values.temporal.namespace) }}
{{- end }}
{{- range $variable, $value := merge (deepCopy (get $values .name).env) $plain }}
- name: {{ $variable }}
  value: {{ $value | toString | quote }}
{{- end }}
{{- end }}
